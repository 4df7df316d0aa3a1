import { campaign } from './campaign.ts';
import { day } from './scenario.ts';

/** A campaign's day in ten minutes, and then twice what the product can carry. */
process.exitCode = (await campaign(day)) ? 0 : 1;
