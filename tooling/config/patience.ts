/** For every test: none is about how long something takes, and what comes late beside other work comes all the same. */
export const patience = { testTimeout: 300_000, hookTimeout: 300_000 };
