/** What looks like an address; the service and a mail decide. */
export const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
