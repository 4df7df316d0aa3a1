import { enhanceShare } from '../../enhancement/share-buttons.ts';

enhanceShare();
