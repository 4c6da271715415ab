export const process = {};
export const Buffer = {};
