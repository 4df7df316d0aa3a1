/** How an address begins to say, behind its `#`, that the live map is open. */
export const mapMark = '#map';
