import { enhanceShare } from '../../enhancement/share.ts';

enhanceShare();
