export default function PremiumPage() {
  return null;
}
