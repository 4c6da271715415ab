/** The comment of a line that the law does not allow entirely: only its pieces are checked. */
export const DONE_ANYWAY = 'done anyway';

/**
 * Whether a line is marked so that only its pieces are checked.
 *
 * @example isDoneAnyway('late; done anyway') // true
 */
export const isDoneAnyway = (comment: string): boolean => /(?:^|[;,.] ?)done anyway\b/.test(comment.trim());
