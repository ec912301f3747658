export default function SiteLayoutPage() {
  return null;
}
