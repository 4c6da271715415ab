// Stand in for the globals of Node in the check of `browser.mjs`; the word is looked for in the bundle.
export const process = { use: 'a global of Node' };
export const Buffer = { use: 'a global of Node' };
