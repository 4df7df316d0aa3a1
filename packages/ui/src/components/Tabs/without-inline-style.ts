/** Radix sets these two in style attributes, which a strict content policy refuses in a served page. */
export const withoutInlineStyle = { animationDuration: undefined, outline: undefined };
