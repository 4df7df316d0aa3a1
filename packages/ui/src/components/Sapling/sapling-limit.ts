/** Below this height in metres a tree is drawn as the sapling it is; from it on, as the figure of its kind. */
export const saplingBelowM = 3.5;
