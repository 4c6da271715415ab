/** System errors in words, for the codes that people meet. */
const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'there is a file of this name',
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  EACCES: 'no permission',
  EPERM: 'no permission',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk’s quota is used up',
  EFBIG: 'it would be larger than a file may be here',
  ELOOP: 'its symbolic links go round in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
};

/** @example reasonOf({ code: 'ENOENT' }) // 'there is no such file' */
export function reasonOf(error: unknown): string {
  const { code, message } = error as Partial<NodeJS.ErrnoException>;
  return (code !== undefined && Object.hasOwn(REASONS, code) && REASONS[code]) || (message ?? String(error));
}
