import { createContext } from 'react-router';
import type { MemberRequestContext } from '../contract.ts';

/** What loaders call the service through. */
export const apiFetchContext = createContext<typeof fetch>();

/** What the server knows of the reader of the page being rendered. */
export const requestContext = createContext<MemberRequestContext>();
