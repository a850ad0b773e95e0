import { PORTAL } from '@feria/shared';
import type { ChildEntity } from '../../../src/model/families/child.entity.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import type { TestApp } from '../../support/app.js';
import type { Parent } from '../../support/builders.js';

const PAGE = PORTAL.guardianInvitation;

/** `POST /api/my-family/guardian-invitations` for children of the parent. */
export function invite(
  app: TestApp,
  parent: Parent,
  email: string,
  children: Pick<ChildEntity, 'id'> | Pick<ChildEntity, 'id'>[],
) {
  const child_ids = [children].flat().map(({ id }) => id);
  return app.as(parent).post('/api/my-family/guardian-invitations').send({ email, child_ids });
}

/** The secret of the newest invitation that was mailed to an address. */
export async function tokenFor(app: TestApp, email: string): Promise<string> {
  return linkIn(await lastMailTo(app, email, PAGE), PAGE).searchParams.get('token') ?? '';
}

/** Invites and gives the secret of the link. */
export async function invitedToken(
  app: TestApp,
  parent: Parent,
  email: string,
  children: Pick<ChildEntity, 'id'> | Pick<ChildEntity, 'id'>[],
): Promise<string> {
  await invite(app, parent, email, children).expect(201);
  return tokenFor(app, email);
}

/** `POST /api/guardian-invitation/accept`. */
export function accept(app: TestApp, who: Pick<Parent, 'token'>, token: string) {
  return app
    .as(who as Parent)
    .post('/api/guardian-invitation/accept')
    .send({ token });
}

/** `POST /api/guardian-invitation/preview`, without a login. */
export function preview(app: TestApp, token: string) {
  return app.http().post('/api/guardian-invitation/preview').send({ token });
}

/** Makes the second parent a guardian of the children by an invitation of the first. */
export async function share(
  app: TestApp,
  inviter: Parent,
  guardian: Parent,
  children: Pick<ChildEntity, 'id'> | Pick<ChildEntity, 'id'>[],
): Promise<void> {
  // A mail that is as old as the one before cannot be told from it.
  app.clock.advance(1000);
  await accept(app, guardian, await invitedToken(app, inviter, guardian.email, children)).expect(200);
  // Sent now, so that later mails are newer.
  await sentMails(app);
}
