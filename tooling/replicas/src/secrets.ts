const secret = 'the same for every replica of a measurement';

/** What planting seals, every replica that is measured opens. */
export const secrets = { RIMBA_SECRET: secret, RIMBA_SECRETS_KEY: secret };
