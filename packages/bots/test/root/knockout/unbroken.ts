/** The sections of tie-breaks that are left out. */
export const UNBROKEN = new Set<string>();
