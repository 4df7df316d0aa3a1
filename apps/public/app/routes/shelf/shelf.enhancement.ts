import { keepChosen } from '../../enhancement/keep-chosen.ts';

keepChosen();
