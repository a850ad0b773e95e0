import * as actual from '../../../src/registrations/waiting-list/seats-and-queues.js';
import { at } from './switches.js';

export * from '../../../src/registrations/waiting-list/seats-and-queues.js';

export const seatsOf: typeof actual.seatsOf = async (...args) => {
  const seats = await actual.seatsOf(...args);
  await at.seats();
  return seats;
};
