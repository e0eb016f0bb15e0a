/** The budget of the file in bytes. */
export const MAX_BYTES: number;
/** The file, from the top of the repository. */
export const TARGET: string;
export function shopFont(): Promise<Uint8Array>;
export function shopCharacters(): Promise<string[]>;
