import {
  DEMO_ACCOUNTS,
  addDays,
  normaliseForSearch,
  romeInstant,
  type IsoDate,
  type ContentLanguage,
  monthsBefore,
} from '@feria/shared';
import type { Random } from '../random.js';
import { makeTaxCode } from '../tax-code-maker.js';
import { NAMES, ORGANISER, PLACES, type Names } from '../data.js';
import { schoolOf } from './ages.js';
import { healthOf } from './health.js';
import type { ChildParentRow, ChildRow, DemoPlan, PersonRow, UserRow } from './rows.js';

const GRANDMOTHERS: Record<ContentLanguage, string> = { de: 'Oma', it: 'Nonna' };

const FAMILIES = 150;
const CHILDREN = 250;
/** Families in which both parents are entered. */
const TWO_PARENTS = 42;
/** Families that speak Italian, of a hundred. */
const ITALIAN = 40;

/** A family with what the planning knows of it. */
export interface PlannedFamily {
  lang: ContentLanguage;
  /** The parent who books; has a user. */
  parent: PersonRow;
  parentUser: UserRow;
  children: ChildRow[];
  /** Emergency contacts: the parent who books, then the other parent or a grandmother. */
  contacts: [Contact, Contact];
}

interface Contact {
  name: string;
  phone: string;
}

type People = Pick<DemoPlan, 'users' | 'roles' | 'persons' | 'children' | 'childParents'> & {
  families: PlannedFamily[];
  /** Who books on the phone. */
  officeUser: number;
  /** Who leads weeks and groups. */
  leaderUser: number;
};

/** Staff, families, parents and children as they stand on a day. The first family is that of the demo account. */
export function planPeople(today: IsoDate, rng: Random): People {
  return new PeoplePlanner(today, rng).plan();
}

class PeoplePlanner {
  private readonly users: UserRow[] = [];
  private readonly persons: PersonRow[] = [];
  private readonly children: ChildRow[] = [];
  private readonly childParents: ChildParentRow[] = [];
  private readonly taken = new Set<string>();

  constructor(
    private readonly today: IsoDate,
    private readonly rng: Random,
  ) {}

  plan(): People {
    const roles = new Map([
      [this.staff('Greta Innerhofer', DEMO_ACCOUNTS.admin, 'de').id, 'Administrator'],
      [this.staff('Büro Murmeltier', DEMO_ACCOUNTS.office, 'de').id, 'Office'],
      [this.staff('Davide Zanella', DEMO_ACCOUNTS.leader, 'it').id, 'Project leader'],
    ]);
    const sizes = this.familySizes();
    const families = sizes.map((size, index) => this.family(index, size));
    const { users, persons, children, childParents } = this;
    return { users, roles, persons, children, childParents, families, officeUser: 2, leaderUser: 3 };
  }

  private staff(name: string, email: string, lang: ContentLanguage): UserRow {
    return this.user(name, email, lang, ORGANISER[lang], 900);
  }

  private user(
    name: string,
    email: string,
    lang: ContentLanguage,
    company: string | null,
    age: number,
  ): UserRow {
    const created_at = this.instant(addDays(this.today, -age));
    const user: UserRow = {
      id: this.users.length + 1,
      name,
      email,
      email_confirmed_at: created_at,
      company_name: company,
      lang,
      created_at,
    };
    this.users.push(user);
    return user;
  }

  private familySizes(): number[] {
    const sizes = Array<number>(FAMILIES).fill(1);
    sizes[0] = 3;
    for (let left = CHILDREN - FAMILIES - 2; left > 0;) {
      const index = this.rng.int(1, FAMILIES - 1);
      if ((sizes[index] ?? 0) >= (this.rng.chance(0.9) ? 2 : 4)) continue;
      sizes[index] = (sizes[index] ?? 0) + 1;
      left -= 1;
    }
    return sizes;
  }

  private family(index: number, size: number): PlannedFamily {
    const { rng } = this;
    const demo = index === 0;
    const lang: ContentLanguage = !demo && (index * 37) % 100 < ITALIAN ? 'it' : 'de';
    const names = NAMES[lang];
    const [fatherName, motherName] = demo
      ? ['Thaler', 'Oberhofer']
      : [rng.pick(names.last), rng.pick(names.last)];
    const ages = demo ? [11, 8, 6] : this.agesOf(size);
    const address = this.address(lang);
    const mother = demo || rng.chance(0.68);
    const eldest = Math.max(...ages);
    const parent = this.person(
      names,
      mother ? 'f' : 'm',
      mother ? motherName : fatherName,
      eldest,
      address,
      demo,
    );
    const email = demo ? DEMO_ACCOUNTS.family : this.email(parent);
    const parentUser = this.user(nameOf(parent), email, lang, null, rng.int(260, 880));
    parent.user_id = parentUser.id;
    const parents = [parent];
    if (demo || index % Math.round(FAMILIES / TWO_PARENTS) === 1) {
      const other = this.person(
        names,
        mother ? 'm' : 'f',
        mother ? fatherName : motherName,
        eldest,
        address,
        false,
      );
      if (!demo && rng.chance(0.4)) {
        other.user_id = this.user(nameOf(other), this.email(other), lang, null, rng.int(60, 500)).id;
      }
      parents.push(other);
    }
    const children = ages.map((age) => this.child(names, fatherName, lang, age, parent, demo));
    for (const child of children) {
      for (const { id } of parents)
        this.childParents.push({ child_id: child.id, person_id: id, invited_by: null });
    }
    return {
      lang,
      parent,
      parentUser,
      children,
      contacts: [
        { name: nameOf(parent), phone: parent.phone ?? '' },
        {
          name: parents[1] ? nameOf(parents[1]) : GRANDMOTHERS[lang],
          phone: parents[1]?.phone ?? this.phone(),
        },
      ],
    };
  }

  /** Two years and more between brothers and sisters, between 3 and 14. */
  private agesOf(size: number): number[] {
    const spread = (size - 1) * 2;
    let age = this.rng.int(3 + spread, 14);
    const ages = [age];
    while (ages.length < size) {
      age -= this.rng.int(2, Math.max(2, Math.floor((age - 3) / (size - ages.length))));
      ages.push(age);
    }
    return ages;
  }

  private address(lang: ContentLanguage): Pick<PersonRow, 'plz' | 'place' | 'address'> {
    let draw = this.rng.int(0, PLACES.towns.reduce((sum, { share }) => sum + share, 0) - 1);
    const place = PLACES.towns.find(({ share }) => (draw -= share) < 0) ?? PLACES.towns[0];
    return {
      plz: place?.plz ?? null,
      place: place?.[lang] ?? null,
      address: `${this.rng.pick(PLACES.streets)[lang]} ${this.rng.int(1, 64)}`,
    };
  }

  private person(
    names: Names,
    gender: 'm' | 'f',
    last_name: string,
    eldest: number,
    address: Pick<PersonRow, 'plz' | 'place' | 'address'>,
    demo: boolean,
  ): PersonRow {
    const { rng } = this;
    const age = eldest + rng.int(24, 37);
    const person: PersonRow = this.withTaxCode(() => ({
      first_name: demo ? 'Maria' : rng.pick(gender === 'f' ? names.women : names.men),
      last_name,
      gender,
      birth: this.birth(age),
      id: this.persons.length + 1,
      user_id: null,
      tax: '',
      ...address,
      phone: this.phone(),
    }));
    this.persons.push(person);
    return person;
  }

  private child(
    names: Names,
    last_name: string,
    lang: ContentLanguage,
    age: number,
    parent: PersonRow,
    demo: boolean,
  ): ChildRow {
    const { rng } = this;
    const gender = rng.chance(0.5) ? 'f' : 'm';
    const month = demo ? 2 : rng.int(0, 19);
    const last_update = this.instant(addDays(monthsBefore(this.today, month), -rng.int(1, 25)));
    const health = healthOf(lang, rng);
    const child: ChildRow = this.withTaxCode(() => ({
      first_name: rng.pick(gender === 'f' ? names.girls : names.boys),
      last_name,
      gender,
      birth: this.birth(age),
      id: this.children.length + 1,
      tax: '',
      lang,
      phone: parent.phone ?? '',
      school: 'other',
      whatsapp_infos: rng.chance(0.6),
      leave_alone: age >= 9 && rng.chance(0.4),
      swimming_help: age <= 7 && rng.chance(0.5),
      ...health,
      health_consent_at: Object.values(health).some(Boolean) ? last_update : null,
      last_update,
    }));
    child.school = schoolOf(child.birth, this.today);
    this.children.push(child);
    return child;
  }

  /** Repeats the draw until the tax code is nobody else's. */
  private withTaxCode<
    P extends { first_name: string; last_name: string; gender: string; birth: IsoDate; tax: string },
  >(draw: () => P): P {
    for (;;) {
      const drawn = draw();
      const gender = drawn.gender === 'f' ? 'f' : 'm';
      drawn.tax = makeTaxCode({ ...drawn, gender, birthplace: this.rng.pick(PLACES.birthplaces) });
      if (this.taken.has(drawn.tax)) continue;
      this.taken.add(drawn.tax);
      return drawn;
    }
  }

  /** A birthday of somebody who is so many years old today. */
  private birth(age: number): IsoDate {
    const youngest = monthsBefore(this.today, age * 12);
    return addDays(youngest, -this.rng.int(1, 355));
  }

  private email(person: PersonRow): string {
    const plain = normaliseForSearch(nameOf(person)).replace(/[^a-z]+/g, '.');
    for (let number = 1; ; number += 1) {
      const email = `${plain}${number > 1 ? number : ''}@feria.example`;
      if (!this.users.some((user) => user.email === email)) return email;
    }
  }

  /** No mobile network of Italy starts with 300. */
  private phone(): string {
    const digits = String(this.rng.int(1_000_000, 9_999_999));
    return `+39 300 ${digits.slice(0, 3)} ${digits.slice(3)}`;
  }

  private instant(date: IsoDate): Date {
    return romeInstant(date, `${String(this.rng.int(8, 21)).padStart(2, '0')}:${this.rng.int(10, 59)}`);
  }
}

function nameOf(person: { first_name: string; last_name: string }): string {
  return `${person.first_name} ${person.last_name}`;
}
