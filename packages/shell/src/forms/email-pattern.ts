/** What looks like an address, to catch a slip while typing; the service decides, and a mail proves. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
