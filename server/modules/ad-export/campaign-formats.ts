import type { ExportType } from '../../contract/reports/ad-export.js';
import type { CampaignFormat } from './campaign-format.js';
import { commanderFormat } from './commander-format.js';
import { editorFormat } from './editor-format.js';

/** Format of each ad editor. */
export const campaignFormats: Readonly<Record<ExportType, CampaignFormat>> = {
  google: editorFormat,
  yandex: commanderFormat,
};
