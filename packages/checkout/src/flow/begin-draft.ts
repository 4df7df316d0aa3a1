import type { CheckoutDraft } from '../draft/index.ts';
import type { CheckoutForm } from '../form/checkout-form.ts';

interface Beginning {
  owner: number | null;
  /** What the form begins with where nothing was typed yet. */
  form: CheckoutForm;
  treeIds: readonly number[];
  freshKey: string;
}

/**
 * Where a checkout begins. What was typed stays, whatever the trees; the attempt itself (its key, an order
 * that went unheard or waits for its code) stays only with the trees and for whom it was made. Of a guest who
 * has logged in since only the trees stay where they typed another's address: others use this browser, too.
 */
export function beginDraft(kept: CheckoutDraft | undefined, beginning: Beginning): CheckoutDraft {
  const { owner, form, treeIds, freshKey } = beginning;
  const fresh = { owner, savedAt: 0, key: freshKey, treeIds, form };
  if (!kept) return fresh;
  const typed = typedFor(kept, form);
  if (kept.owner !== owner) return { ...fresh, form: isOf(form, kept.form) ? typed : form };
  const isSame = treeIds.length > 0 && treeIds.every((id) => kept.treeIds.includes(id));
  // With fewer trees it is another order than the one that was on its way.
  const isSending = kept.isSending === true && treeIds.length === kept.treeIds.length;
  if (isSame) return { ...kept, treeIds, isSending };
  return { ...fresh, form: typed, ticket: kept.unheard ? undefined : kept.ticket };
}

/** What was typed, for another order: not for whom the one was that may have been made meanwhile. */
function typedFor(
  { form, unheard }: CheckoutDraft,
  { holderKind, holder, gift }: CheckoutForm,
): CheckoutForm {
  return unheard ? { ...form, holderKind, holder, gift } : form;
}

const isOf = ({ customer: { email } }: CheckoutForm, typed: CheckoutForm) =>
  typed.customer.email.trim().toLowerCase() === email.toLowerCase();
