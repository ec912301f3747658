/** What the document of a type says beside what its pages say. */
export const typePaperContent = {
  title: (project: string, label: string) => `${project} ${label} 타입 안내`,
  file: (project: string, label: string) => `${project} ${label} 타입 안내`,
  download: (label: string) => `${label} 타입 안내`,
  plan: (label: string) => `${label} 평면`,
  areas: (label: string) => `${label} 면적`,
  interior: (label: string) => `${label} 인테리어`,
  foot: (project: string, phone: string) => `${project} · 상담 ${phone}`,
} as const;
