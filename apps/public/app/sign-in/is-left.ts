/** Whether a field is empty and nobody is in it: what is written into it takes nothing from who is typing. */
export function isLeft(fieldId: string): boolean {
  const field = document.getElementById(fieldId);
  return field instanceof HTMLInputElement && !field.value && field !== document.activeElement;
}
