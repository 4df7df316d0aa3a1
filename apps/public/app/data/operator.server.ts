/** Who runs this product, by the variables that the service reads too: what pages say about it. */
export function operator() {
  const { OPERATOR_NAME: name, CONTACT_EMAIL: contactEmail } = process.env;
  return { operatorName: name || 'Rimba (contoh)', contactEmail: contactEmail || 'halo@rimba.example' };
}
