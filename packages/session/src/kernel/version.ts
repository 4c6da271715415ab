/** The version of Woodlog whose rules play a session. */
export const VERSION = '0.1.0';
