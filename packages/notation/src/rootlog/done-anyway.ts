/** The comment of a line some of which the law did not allow: it is held to the pieces alone. */
export const DONE_ANYWAY = 'done anyway';

/**
 * Whether a line is marked as held to the pieces alone.
 *
 * @example isDoneAnyway('late; done anyway') // true
 */
export const isDoneAnyway = (comment: string): boolean => /(?:^|[;,.] ?)done anyway\b/.test(comment.trim());
