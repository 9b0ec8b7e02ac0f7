import DataLoader from 'dataloader';
import { In, type DataSource } from 'typeorm';
import { Base } from './base.entity.js';
import type { BaseState } from './base.service.js';
import type { Database, DatabaseSnapshot } from './database.type.js';
import { Generation } from './generation.entity.js';
import { Snapshot } from './snapshot.entity.js';

/** A base as callers see it. */
export function presentBase(base: BaseState): Database {
  const {
    code,
    name,
    engine,
    lng,
    caption,
    short,
    currency,
    priority,
    positionsDate,
    previousDate,
    volumesDate,
  } = base;
  const empty = base.generation === 0;
  return {
    code,
    name,
    engine,
    lng,
    caption,
    short,
    currency,
    priority,
    empty,
    positionsDate,
    previousDate,
    volumesDate,
  };
}

/** Loads the snapshots of many bases in one query, newest first. */
export function snapshotLoader(postgres: DataSource): DataLoader<string, DatabaseSnapshot[]> {
  return new DataLoader(async (codes) => {
    const bases = await basesOf(postgres, codes);
    const found = await postgres.getRepository(Snapshot).find({
      where: { baseId: In(bases.map(({ id }) => id)), state: 'published' },
      order: { date: 'DESC', id: 'DESC' },
    });
    return codes.map((code) => {
      const id = bases.find((base) => base.code === code)?.id;
      return found
        .filter((snapshot) => snapshot.baseId === id)
        .map(({ date, rows, keywords }) => ({ date, rows, keywords }));
    });
  });
}

/** Rows by table of a published generation, as its import counted them. */
export type GenerationCounts = Readonly<Record<string, number>>;

/** Loads what the imports counted in the newest state of many bases in one query; null for an empty base. */
export function countsLoader(postgres: DataSource): DataLoader<string, GenerationCounts | null> {
  return new DataLoader(async (codes) => {
    const bases = await basesOf(postgres, codes);
    const generations = await postgres
      .getRepository(Generation)
      .findBy({ id: In(bases.map(({ generation }) => generation)) });
    return codes.map((code) => {
      const current = bases.find((base) => base.code === code)?.generation;
      return generations.find(({ id }) => id === current)?.counts ?? null;
    });
  });
}

function basesOf(postgres: DataSource, codes: readonly string[]): Promise<Base[]> {
  return postgres.getRepository(Base).findBy({ code: In([...codes]) });
}
