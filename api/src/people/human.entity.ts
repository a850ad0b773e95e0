import type { Gender } from '@feria/shared';
import { Column, PrimaryGeneratedColumn } from 'typeorm';
import { Searchable } from '../platform/database/searchable.js';

/** What parents and children have in common: a name, and the tax code with what follows from it. */
export abstract class HumanEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 255 })
  first_name: string;

  @Column({ type: 'varchar', length: 255 })
  last_name: string;

  @Column({ type: 'varchar', length: 16 })
  tax: string;

  @Column({ type: 'varchar', length: 1 })
  gender: Gender;

  /** `YYYY-MM-DD` */
  @Column({ type: 'date' })
  birth: string;
}
