/** Characters that the name of an account has at most. */
const LENGTH = 255;

/** The name of a parent's account: that of the person. Two long names together are cut; they stand whole in the person. */
export function accountName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.slice(0, LENGTH);
}
