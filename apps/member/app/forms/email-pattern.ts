/** Enough to catch a slip while typing; the service decides, and the mail proves. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
