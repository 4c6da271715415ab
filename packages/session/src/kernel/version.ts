/** The version of Woodlog that plays a session. */
export const VERSION = '0.1.0';
