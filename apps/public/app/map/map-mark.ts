/** How an address begins to say, behind its `#`, that the live map is open; home's section of it answers to it. */
export const mapMark = '#map';
