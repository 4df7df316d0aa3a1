import { AsyncLocalStorage } from 'node:async_hooks';

const openly = new AsyncLocalStorage<boolean>();

/** What is read in the course of this is everyone's and may be a few seconds old, so that a replica may answer. */
export const readOpenly = (work: () => void): void => openly.run(true, work);

/** For what is remembered and shared: read where it is written, whoever asked for it first. */
export const readWhereWritten = <T>(work: () => T): T => openly.run(false, work);

export const isReadOpenly = (): boolean => openly.getStore() === true;
