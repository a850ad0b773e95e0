/** The emergency contacts of a registration, as records hold them. */
interface WithContacts {
  emergency_contact1_name: string | null;
  emergency_contact1_phone: string | null;
  emergency_contact2_name: string | null;
  emergency_contact2_phone: string | null;
}

/** The emergency contacts that there are, in their order. A name without a number is none. */
export function emergencyContacts(registration: WithContacts): { name: string | null; phone: string }[] {
  return [
    { name: registration.emergency_contact1_name, phone: registration.emergency_contact1_phone },
    { name: registration.emergency_contact2_name, phone: registration.emergency_contact2_phone },
  ].flatMap(({ name, phone }) => (phone ? [{ name, phone }] : []));
}
