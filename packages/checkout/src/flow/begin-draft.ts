import type { CheckoutDraft } from '../draft/index.ts';
import { type CheckoutForm, emptyForm, fullName } from '../form/checkout-form.ts';

interface Beginning {
  owner: number | null;
  /** What the form begins with where nothing was typed yet. */
  form: CheckoutForm;
  treeIds: readonly number[];
  /** Whether the address says that they are for somebody else. */
  isGift: boolean;
  freshKey: string;
}

/**
 * Where a checkout begins. What was typed stays, whatever the trees; the attempt itself (its key, an order
 * that went unheard or waits for its code) stays only with the trees and for whom it was made. Of a guest who
 * has logged in since only the trees stay, and whether they are given away, where they typed another's address:
 * others use this browser, too. What the address says of a gift counts once, as the checkout of its trees begins.
 */
export function beginDraft(kept: CheckoutDraft | undefined, beginning: Beginning): CheckoutDraft {
  const { owner, form, treeIds, isGift, freshKey } = beginning;
  const own = kept?.owner === owner ? kept : undefined;
  if (own && treeIds.length > 0 && treeIds.every((id) => own.treeIds.includes(id))) {
    // With fewer trees it is another order than the one that was on its way.
    return { ...own, treeIds, isSending: own.isSending === true && treeIds.length === own.treeIds.length };
  }
  const typed = kept ? typedFor(kept, form) : form;
  const begun = own ? typed : formOf(form, typed);
  return {
    owner,
    savedAt: 0,
    key: freshKey,
    treeIds,
    form: isGift ? { ...begun, holderKind: 'gift' } : begun,
    ticket: own?.unheard ? undefined : own?.ticket,
  };
}

/** What was typed, for another order: not for whom the one was that may have been made meanwhile. */
function typedFor(
  { form, unheard }: CheckoutDraft,
  { holderKind, holder, gift }: CheckoutForm,
): CheckoutForm {
  return unheard ? { ...form, holderKind, holder, gift } : form;
}

/** A guest's form in the hands of who has logged in since: what they left empty is what their account knows. */
function formOf(known: CheckoutForm, typed: CheckoutForm): CheckoutForm {
  const { email, phone } = typed.customer;
  const isAnothers = email !== '' && email.trim().toLowerCase() !== known.customer.email.toLowerCase();
  if (isAnothers) return { ...known, holderKind: typed.holderKind };
  const named = fullName(typed.customer) === '' ? known.customer : typed.customer;
  return {
    ...typed,
    customer: { ...named, email: email || known.customer.email, phone: phone || known.customer.phone },
    publicName: typed.publicName === emptyForm.publicName ? known.publicName : typed.publicName,
    paymentMethodId: typed.paymentMethodId || known.paymentMethodId,
  };
}
