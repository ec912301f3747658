export default function RecruitmentNoticePage() {
  return null;
}
