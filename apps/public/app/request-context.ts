import { createContext } from 'react-router';
import type { PublicRequestContext } from '../contract.ts';

/** What loaders call the service through. */
export const apiFetchContext = createContext<typeof fetch>();

/** Nonce, language and session hint of the request being rendered. */
export const requestContext = createContext<PublicRequestContext>();
