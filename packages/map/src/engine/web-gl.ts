/** Whether this browser can draw the live map. */
export const hasWebGl2 = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
