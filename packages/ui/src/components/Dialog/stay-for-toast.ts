/** A toast stands above a dialog, not beside it: what is pressed there does not close the dialog. */
export function stayForToast(event: Event): void {
  if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]')) {
    event.preventDefault();
  }
}
