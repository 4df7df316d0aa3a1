export const codes: string[] = [];
