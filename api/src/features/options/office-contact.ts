import { CONTACT_KEYS, contactSentence, officeContact, type OfficeContact } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { currentLanguage } from '../../core/request-context.js';
import { OptionEntity } from './option.entity.js';

/** How parents reach the office, as the options have it now. One statement. */
async function readOfficeContact(manager: EntityManager): Promise<OfficeContact> {
  const rows = await manager.findBy(OptionEntity, { key: In([...CONTACT_KEYS]) });
  return officeContact((key) => rows.find((row) => row.key === key)?.value);
}

/** The value of the place `%{office}` of a message, in the language of the request. */
export async function officeParams(manager: EntityManager): Promise<{ office: string }> {
  return { office: contactSentence(await readOfficeContact(manager), currentLanguage()) };
}
