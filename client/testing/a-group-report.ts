import type { GroupReportFragment } from '../graphql/group-report.generated.js';

/** A finished group report, as its owner receives it. */
export const aGroupReport: GroupReportFragment = {
  rid: '2f9d1c52-5c62-4b0e-9a52-0d6b3a7f1e11',
  name: 'Outdoor rivals',
  base: 'gny',
  top: 50,
  domains: [
    { name: 'a.example', readable: 'a.example' },
    { name: 'b.example', readable: 'b.example' },
  ],
  createDate: '2026-10-01T10:00:00.000Z',
  accessDate: '2026-10-02T10:00:00.000Z',
  state: 'done',
  progress: 100,
  taskId: null,
  owner: 'me@example.com',
  canDelete: true,
  canChangeOwner: true,
  keyModify: true,
  canRecalculate: false,
  organicKeywords: 10,
  contextKeywords: 4,
  positionsDate: '2026-10-01',
  positionsRange: null,
  newestDate: '2026-10-01',
  isOutdated: false,
  version: 5,
  limits: null,
};
