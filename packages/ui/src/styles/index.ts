import '../tokens/themes.css.ts';
import './fonts.css.ts';
import './global.css.ts';
