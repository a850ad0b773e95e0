import type { FamilyRegistration, OwnChild } from '@feria/shared/contracts/family';
import { useAddressDialog } from '../components/address-dialog';
import { lazyDialog } from '../components/lazy-dialog';

const PickupDialog = lazyDialog(() => import('./pickup-dialog'));
const AbsenceDialog = lazyDialog(() => import('./absence-dialog'));

/** Parameter of the address with the child whose pick-up persons are edited. */
export const PICKUP_DIALOG = 'pickupChildId';
/** The same for an absence; of a registration it is `child-registration`. */
export const ABSENCE_DIALOG = 'absenceChildId';

interface OnSiteDialogsProps {
  childrens: OwnChild[];
  /** Confirmed places in weeks that are not over. */
  registrations: FamilyRegistration[];
}

/** The dialogs of what parents tell for on site, for the child in the address. */
export function OnSiteDialogs({ childrens, registrations }: OnSiteDialogsProps) {
  const pickup = useAddressDialog(PICKUP_DIALOG);
  const absence = useAddressDialog(ABSENCE_DIALOG);
  const [childId, registrationId] = absence.value?.split('-') ?? [];
  const picked = childrens.find(({ id }) => String(id) === pickup.value);
  const missing = childrens.find(({ id }) => String(id) === childId);
  const places = registrations.filter(({ people }) => people.id === missing?.id);
  const place = places.find(({ id }) => String(id) === registrationId) ?? places[0];
  return (
    <>
      {picked && <PickupDialog child={picked} onClose={pickup.close} />}
      {missing && place && <AbsenceDialog child={missing} week={place.courseWeek} onClose={absence.close} />}
    </>
  );
}
