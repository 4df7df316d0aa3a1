import { keepChosen } from '../../enhancement/keep-chosen.ts';
import { enhanceShare } from '../../enhancement/share-buttons.ts';

keepChosen();
enhanceShare();
