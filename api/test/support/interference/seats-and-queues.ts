import * as actual from '../../../src/features/registrations/waiting-list/seats-and-queues.js';
import { at } from './switches.js';

export * from '../../../src/features/registrations/waiting-list/seats-and-queues.js';

export const seatsOf: typeof actual.seatsOf = async (...args) => {
  const seats = await actual.seatsOf(...args);
  await at.seats();
  return seats;
};
