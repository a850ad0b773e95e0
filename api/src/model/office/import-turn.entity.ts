import { Entity, PrimaryColumn } from 'typeorm';

/** Its one row: who imports holds its lock, so that two imports never make the same record. */
export const IMPORT_TURN = 1;

/** Table of the one row that an import locks before it looks at what is there (product/catalogue.md#import). */
@Entity('import_turn')
export class ImportTurnEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;
}
