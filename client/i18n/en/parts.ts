/** Texts that only some pages need, by part of the product: each is loaded with the first page that reads it. */
export const parts = {
  accounts: async () => (await import('./accounts.js')).accounts,
  admin: async () => (await import('./admin.js')).admin,
  comparison: async () => (await import('./comparison.js')).comparison,
  corporate: async () => (await import('./corporate.js')).corporate,
  dashboard: async () => (await import('./dashboard.js')).dashboard,
  files: async () => (await import('./files.js')).files,
  forms: async () => (await import('./forms.js')).forms,
  limits: async () => (await import('./limits.js')).limits,
  monetization: async () => (await import('./monetization.js')).monetization,
  notifications: async () => (await import('./notifications.js')).notifications,
  pageTree: async () => (await import('./page-tree.js')).pageTree,
  palette: async () => (await import('./palette.js')).palette,
  panel: async () => (await import('./panel.js')).panel,
  pricing: async () => (await import('./pricing.js')).pricing,
  reports: async () => (await import('./reports.js')).reports,
  shortcuts: async () => (await import('./shortcuts.js')).shortcuts,
} as const;
